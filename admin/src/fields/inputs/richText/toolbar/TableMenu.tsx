import TableChart from '@mui/icons-material/TableChartOutlined';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ToolChoice, ToolMenu } from './ToolMenu';

/** Begins a table, or changes the one where the cursor is. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') });
  const choices = (): ToolChoice[] => {
    const chain = () => editor.chain().focus();
    if (!isOn)
      return [
        {
          label: 'Poner una tabla de 3 columnas',
          run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
        {
          label: 'Poner una tabla de 2 columnas',
          run: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        },
      ];
    return [
      { label: 'Añadir una fila debajo', run: () => chain().addRowAfter().run() },
      { label: 'Añadir una columna a la derecha', run: () => chain().addColumnAfter().run() },
      { label: 'Quitar la fila', run: () => chain().deleteRow().run() },
      { label: 'Quitar la columna', run: () => chain().deleteColumn().run() },
      { label: 'La primera fila es de títulos, o no', run: () => chain().toggleHeaderRow().run() },
      { label: 'Unir o separar las celdas elegidas', run: () => chain().mergeOrSplit().run() },
      { label: 'Quitar la tabla', run: () => chain().deleteTable().run() },
    ];
  };
  return <ToolMenu label="Tabla" icon={<TableChart />} isOn={isOn} choices={choices} />;
}
