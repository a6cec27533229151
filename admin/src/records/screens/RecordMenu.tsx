import { type AnySection, isPreviewable } from '@coop/domain';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useCan } from '../../ground/staff/staff';
import { ToolMenu } from '../../ground/tools/tools';
import { PreviewDialog } from '../preview/PreviewDialog';
import { newFrom } from '../publishing/notices';
import { AddToRelease } from '../releases/AddToRelease';
import { RELEASES } from '../releases/release';
import { useCopies } from './RecordButtons';

const previewing = { label: 'Vista previa', Dialog: PreviewDialog };
const joining = { label: 'Añadir a una publicación conjunta', Dialog: AddToRelease };

/** Menu of a publication's less frequent actions. */
export function RecordMenu({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const can = useCan();
  const { bound } = useApprovalOf(section.name, record);
  const isCopied = useCopies(section) && !section.publication?.versioned;
  const [tool, open] = useState<typeof joining>();
  if (!record || section.kind !== 'publication') return null;
  const joins = !bound && record.estado !== 'archivado' && can(section.name, 'publicar') && can(RELEASES, 'editar');
  const tools = [...(isPreviewable(section) ? [previewing] : []), ...(joins ? [joining] : [])];
  if (!isCopied && tools.length === 0) return null;
  return (
    <>
      <ToolMenu label="Más" icon={<MoreHoriz />} isOutlined>
        {(item) => [
          isCopied && (
            <MenuItem key="duplicar" component={Link} to={newFrom(section, record)}>
              Duplicar
            </MenuItem>
          ),
          ...tools.map((one) => item(one.label, () => open(one))),
        ]}
      </ToolMenu>
      {tool && <tool.Dialog section={section} record={record} onClose={() => open(undefined)} />}
    </>
  );
}
