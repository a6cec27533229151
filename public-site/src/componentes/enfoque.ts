import type { PublicFile } from '@coop/domain';
import css from './Imagen.module.css';

/** Crops keep the focus, to the tenth: the policy of pages takes no style of an element's own, only classes. */
export const enfoque = (foco: PublicFile['foco'] | undefined): (string | undefined)[] =>
  foco ? [css[`x${Math.round(foco.x / 10)}`], css[`y${Math.round(foco.y / 10)}`]] : [];
