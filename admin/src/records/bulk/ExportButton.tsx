import { type AnySection, formatSize } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/Download';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { filterSent, isOwnOrder } from '../../ground/api/sentQuery';
import { useDownload } from '../../ground/queries/useDownload';
import { ToolButton } from '../../ground/tools/tools';

const formats = { csv: 'CSV (separado por punto y coma)', xlsx: 'Excel (.xlsx)' };

type Props = {
  section: AnySection;
  /** Selected rows; defaults to the whole list. */
  ids?: readonly unknown[];
};

/** Exports the selected rows or the filtered, sorted list. A long export can be cancelled. */
export function ExportButton({ section, ids }: Props) {
  const { filterValues = {}, sort, total, meta } = useListContext();
  // Beside the bulk actions it is a text button, like them.
  const Opener = ids ? Button : ToolButton;
  const { bytes, start, cancel } = useDownload();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const run = (formato: string) => {
    setAnchor(undefined);
    const query = new URLSearchParams({
      formato,
      filter: JSON.stringify(ids ? { id: ids } : filterSent(section, filterValues)),
      ...(!isOwnOrder(section, sort) && { sort: JSON.stringify([sort.field, sort.order]) }),
    });
    void start(`/api/${section.name}/exportar?${query}`, { name: section.name, extension: formato });
  };
  if (bytes !== undefined)
    return (
      <Button label={`Cancelar (${bytes ? formatSize(bytes) : 'exportando…'})`} onClick={cancel}>
        <Close />
      </Button>
    );
  return (
    <>
      <Opener
        label={meta?.hayMas && !ids ? 'Exportar todo' : `Exportar ${ids?.length ?? total}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Download />
      </Opener>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {Object.entries(formats).map(([formato, label]) => (
          <MenuItem key={formato} dense onClick={() => run(formato)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
