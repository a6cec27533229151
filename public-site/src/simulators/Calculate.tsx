import { Button } from '../ui/elements/Button';
import css from './Calculate.module.css';

/** The submit button of a simulator, for browsers without JavaScript: with it, results update on input. */
export const Calculate = () => (
  <p className={css.calcular}>
    <Button type="submit">Calcular</Button>
  </p>
);
