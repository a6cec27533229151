import { Button } from '../elements/Button';
import css from './Print.module.css';

type Props = {
  text?: string /** Makes the page ready for paper; must have been drawn when it returns. */;
  before?: () => void;
};

/** Prints the page (`startPrinting`); nothing where no script runs, since the browser's own menu does it too. */
export const Print = ({ text = 'Imprimir', before }: Props) => (
  <span className={css.imprimir} data-con-guion>
    <Button tone="claro" data-imprimir onClick={before}>
      {text}
    </Button>
  </span>
);
