import type { PublicFile } from '@coop/domain';
import css from './Picture.module.css';

/** Crops keep the focus, to the tenth: the policy of pages takes no style of an element's own, only classes. */
export const focus = (focused: PublicFile['foco'] | undefined): (string | undefined)[] =>
  focused ? [css[`x${Math.round(focused.x / 10)}`], css[`y${Math.round(focused.y / 10)}`]] : [];
