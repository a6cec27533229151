import type { PublicFile } from '@coop/domain';
import css from './Picture.module.css';

/** Returns classes that crop around the focal point, rounded to tenths: the CSP forbids inline styles. */
export const focus = (focused: PublicFile['foco'] | undefined): (string | undefined)[] =>
  focused ? [css[`x${Math.round(focused.x / 10)}`], css[`y${Math.round(focused.y / 10)}`]] : [];
