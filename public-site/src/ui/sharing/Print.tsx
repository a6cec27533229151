import { Button } from '../elements/Button';
import { useHydrated } from '../elements/useHydrated';
import css from './Print.module.css';

type Props = {
  text?: string /** Makes the page ready for paper; must have been drawn when it returns. */;
  before?: () => void;
};

/** Prints the page; nothing where no script runs, since the browser's own menu does it too. */
export const Print = ({ text = 'Imprimir', before }: Props) =>
  useHydrated() && (
    <span className={css.imprimir}>
      <Button
        type="button"
        tone="claro"
        onClick={() => {
          before?.();
          window.print();
        }}
      >
        {text}
      </Button>
    </span>
  );
