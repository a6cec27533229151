import { Button } from '../ui/elements/Button';
import { useHydrated } from '../ui/elements/useHydrated';
import css from './Buttons.module.css';
import { SendState } from './SendState';
import type { Progress } from './sending';

type Props = {
  progress: Progress | undefined;
  last: boolean;
  withFiles: boolean;
  onBack: (() => void) | undefined;
  onClear: () => void;
  onCallOff: (() => void) | undefined;
};

export function Buttons({ progress, last, withFiles, onBack, onClear, onCallOff }: Props) {
  const hydrated = useHydrated();
  const clean = () => {
    if (confirm('¿Desea borrar todo lo que escribió?')) onClear();
  };
  return (
    <div className={css.pie}>
      <SendState progress={progress} withFiles={withFiles} isWaiting={onCallOff !== undefined} />
      <div className={css.acciones}>
        {onBack && (
          <Button tone="claro" onClick={onBack}>
            Volver
          </Button>
        )}
        {onCallOff ? (
          // Two separate buttons: with one that changes role, the click that cancels would also submit.
          <Button key="no" tone="claro" onClick={onCallOff}>
            No enviar
          </Button>
        ) : (
          <Button key="si" type="submit" aria-disabled={progress !== undefined || undefined}>
            {progress ? 'Enviando…' : last ? 'Enviar' : 'Continuar'}
          </Button>
        )}
        <button type={hydrated ? 'button' : 'reset'} className={css.limpiar} onClick={hydrated ? clean : undefined}>
          Limpiar
        </button>
      </div>
    </div>
  );
}
