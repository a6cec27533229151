import { addressOfTable, type TransparencyTable } from '@coop/domain/transparencia';
import { ButtonLink } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';

/** A table as a file. */
export const Download = ({ table, of }: { table: TransparencyTable; of: string }) => (
  <p>
    <ButtonLink href={addressOfTable(table)} tone="claro" aria-label={`Descargar CSV: ${of}`} download>
      <Icon name="descargar" size={20} />
      Descargar CSV
    </ButtonLink>
  </p>
);
