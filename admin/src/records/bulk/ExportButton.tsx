import type { AnySection } from '@coop/domain';
import Download from '@mui/icons-material/Download';
import { ToolMenu } from '../../ground/tools/tools';
import { exportFormats, useExport } from './useExport';

export function ExportButton({ section, ids }: { section: AnySection; ids: readonly unknown[] }) {
  const { run, canceller } = useExport(section, ids);
  if (canceller) return canceller;
  return (
    <ToolMenu label={`Exportar ${ids.length}`} icon={<Download />}>
      {(item) => Object.entries(exportFormats).map(([formato, name]) => item(name, () => run(formato)))}
    </ToolMenu>
  );
}
