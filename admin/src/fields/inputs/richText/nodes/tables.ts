import type { Attributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** A cell says how far it reaches only where that is further than one; widths are the page's. */
const spans = (inherited: Attributes | undefined): Attributes => ({
  ...inherited,
  ...Object.fromEntries(
    ['colspan', 'rowspan'].map((name) => [
      name,
      {
        default: 1,
        renderHTML: (given: Record<string, number>) => ((given[name] ?? 1) > 1 ? { [name]: given[name] } : {}),
      },
    ]),
  ),
  colwidth: { default: null, rendered: false },
});

/** Tables as the vocabulary has them, and no more: without widths nor styles. */
export const tables = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    addAttributes() {
      return spans(this.parent?.());
    },
  }),
  TableCell.extend({
    addAttributes() {
      return spans(this.parent?.());
    },
  }),
];
