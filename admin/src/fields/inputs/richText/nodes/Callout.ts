import { type CalloutTone, calloutTones } from '@coop/domain';
import { Node } from '@tiptap/core';

/** Paragraphs set apart from the others, in a tone. */
export const Callout = Node.create({
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
