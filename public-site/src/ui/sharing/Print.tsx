import { Button } from '../elements/Button';
import css from './Print.module.css';

type Props = {
  text?: string;
  /** Prepares the page for printing; must have rendered when it returns. */
  before?: () => void;
};

/** A print button (`startPrinting`); hidden without JavaScript, since the browser's menu also prints. */
export const Print = ({ text = 'Imprimir', before }: Props) => (
  <span className={css.imprimir} data-con-guion>
    <Button tone="claro" data-imprimir onClick={before}>
      {text}
    </Button>
  </span>
);
