import { isTextLink } from '@coop/domain';
import StarterKit from '@tiptap/starter-kit';
import { Callout } from './nodes/Callout';
import { DocumentCard } from './nodes/DocumentCard';
import { Figure } from './nodes/Figure';
import { tables } from './nodes/tables';
import { VideoCard } from './nodes/VideoCard';

/** Exactly what `richTextVocabulary` lets through, so that nothing is lost between the editor and what is stored. */
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
