import type { Attributes } from '@tiptap/core';

/** The file of the library that a node names. */
export const fileAttribute: Attributes = {
  archivo: {
    default: null,
    isRequired: true,
    parseHTML: (element) => element.dataset.archivo,
    renderHTML: ({ archivo }) => ({ 'data-archivo': archivo }),
  },
};
