import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { CardView } from './CardView';
import { fileAttribute } from './fileAttribute';

/** A document of the library on a line of its own, under the name that its text gives it. */
export const DocumentCard = Node.create({
  name: 'documentCard',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => fileAttribute,
  parseHTML: () => [{ tag: 'a[data-archivo]', priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(CardView),
});
