import { type CalloutTone, calloutTones, isTextLink, youtubeId } from '@coop/domain';
import { type Attributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { CardView, Figure, fileAttribute } from './nodes';

/** Emits colspan and rowspan only if greater than 1; column widths come from the page's CSS. */
const spans = (inherited: Attributes | undefined): Attributes => ({
  ...inherited,
  ...Object.fromEntries(
    ['colspan', 'rowspan'].map((name) => [
      name,
      {
        default: 1,
        renderHTML: (attributes: Record<string, number>) =>
          (attributes[name] ?? 1) > 1 ? { [name]: attributes[name] } : {},
      },
    ]),
  ),
  colwidth: { default: null, rendered: false },
});

/** Tables of the vocabulary, without widths or styles. */
const tables = [
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

/** Link to a video on its own line; the site embeds no third-party players. */
const VideoCard = Node.create({
  name: 'videoCard',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ href: { default: null, isRequired: true } }),
  parseHTML: () => [
    {
      tag: 'a[data-video]',
      priority: 100,
      getAttrs: (element) => (youtubeId(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, 'data-video': 'youtube' }, 0],
  addNodeView: () => ReactNodeViewRenderer(CardView),
});

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    tono: {
      default: 'informacion' satisfies CalloutTone,
      parseHTML: (element) => element.dataset.tono,
      renderHTML: ({ tono }) => ({ 'data-tono': tono }),
    },
  }),

  parseHTML: () => Object.keys(calloutTones).map((tono) => ({ tag: `div[data-tono="${tono}"]` })),

  renderHTML: ({ HTMLAttributes }) => ['div', { role: 'note', ...HTMLAttributes }, 0],
});

/** Library document on its own line; its text is the link's label. */
const DocumentCard = Node.create({
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

/** Matches `richTextVocabulary` exactly, so that the sanitizer drops nothing from the editor's output. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isTextLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...tables,
  Callout,
  Figure,
  DocumentCard,
  VideoCard,
];
