import { Button } from '../ui/elements/Button';
import css from './Calculate.module.css';

/** Sends the form of a simulator where no script runs: with one, what comes of it is there already. */
export const Calculate = () => (
  <p className={css.calcular}>
    <Button type="submit">Calcular</Button>
  </p>
);
