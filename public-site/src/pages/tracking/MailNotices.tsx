import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { Button } from '../../ui/elements/Button';
import { CaseForm } from './CaseForm';
import { NOTICES } from './follow';

type Props = { avisos: NonNullable<LinkedCase['avisos']>; link: PrivateLink; onChanged: (caso: LinkedCase) => void };

export const MailNotices = ({ avisos: { correo, activos }, link, onChanged }: Props) => (
  <CaseForm action={NOTICES} link={link} onChanged={onChanged}>
    <input type="hidden" name="recibir" value={activos ? 'no' : 'si'} />
    <p role="status">
      {activos ? 'Le escribimos a' : 'No le escribimos a'} {correo} cuando su caso da un paso.
    </p>
    <Button type="submit" tone="claro">
      {activos ? 'No recibir avisos' : 'Recibir avisos'}
    </Button>
  </CaseForm>
);
