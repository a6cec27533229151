import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FigureView } from './FigureView';
import { fileAttribute } from './fileAttribute';

/** Library image with an optional caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => fileAttribute,
  parseHTML: () => [{ tag: 'figure[data-archivo]', contentElement: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});
