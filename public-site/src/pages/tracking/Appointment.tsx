import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { formatLongDateTime } from '@coop/domain/format';
import { DeadlineButton } from '../../forms/receipts/privateLink';
import { Button } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';
import { CaseForm } from './CaseForm';
import css from './CaseState.module.css';
import { CANCEL } from './follow';

type Props = { caso: LinkedCase; link: PrivateLink; onChanged: (caso: LinkedCase) => void };

/** When and where the person is expected and, until it is past or closed, the button that cancels it. */
export const Appointment = ({ caso: { cita, cancelar }, link, onChanged }: Props) =>
  cita && (
    <>
      <p className={css.plazo}>
        <Icon name="calendario" size={20} />
        <span>
          <strong>{formatLongDateTime(cita.inicio)}</strong>. {cita.lugar}
        </span>
      </p>
      {cancelar && (
        <>
          <DeadlineButton link={link} />
          <CaseForm action={CANCEL} link={link} onChanged={onChanged}>
            <Button type="submit" tone="claro">
              {cancelar}
            </Button>
          </CaseForm>
        </>
      )}
    </>
  );
