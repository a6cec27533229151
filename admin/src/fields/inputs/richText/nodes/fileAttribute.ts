import type { Attributes } from '@tiptap/core';

/** The id of the library file that a node references. */
export const fileAttribute: Attributes = {
  archivo: {
    default: null,
    isRequired: true,
    parseHTML: (element) => element.dataset.archivo,
    renderHTML: ({ archivo }) => ({ 'data-archivo': archivo }),
  },
};
