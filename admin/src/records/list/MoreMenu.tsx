import type { AnySection } from '@coop/domain';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { MenuItem } from '@mui/material';
import { Link, useListContext } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import { ToolMenu } from '../../ground/tools/tools';
import { exportFormats, useExport } from '../bulk/useExport';
import { trashPath, useTrashLabel } from '../trash/trash';
import { type ListTool, useListTools } from './listTools';

export function MoreMenu({ section, tools: own }: { section: AnySection; tools: readonly ListTool[] }) {
  const can = useCan();
  const { total, meta } = useListContext();
  const { run, canceller } = useExport(section);
  const { tools, open, dialog } = useListTools(section, own);
  const trash = useTrashLabel(section);
  const isExported = can(section.name, 'exportar') && Boolean(total);
  if (canceller) return canceller;
  if (!isExported && tools.length === 0 && !trash) return null;
  const many = meta?.hayMas ? 'todo' : total;
  return (
    <>
      <ToolMenu label="Más" icon={<MoreHoriz />}>
        {(item) => [
          ...(isExported
            ? Object.entries(exportFormats).map(([formato, name]) =>
                item(`Exportar ${many} (${name})`, () => run(formato)),
              )
            : []),
          ...tools.map((tool) => item(tool.label, () => open(tool))),
          trash && (
            <MenuItem key="papelera" component={Link} to={trashPath(section)}>
              {trash}
            </MenuItem>
          ),
        ]}
      </ToolMenu>
      {dialog}
    </>
  );
}
