import { visibleLength } from '@coop/domain';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type Editor, useEditorState } from '@tiptap/react';

type Props = {
  editor: Editor;
  /** The text as HTML. */
  value: string;
  max: number;
};

/** From so much on, what is left is said. */
const NEARLY = 0.8;

/** How long the text is, as its readers count; and how much still fits, once that is little. */
export function TextCounter({ editor, value, max }: Props) {
  const words = useEditorState({ editor, selector: ({ editor }) => wordsIn(editor) });
  const used = visibleLength(value);
  const left = max - used;
  const isNear = used > max * NEARLY;
  const isOver = left < 0;
  return (
    <Box sx={{ px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: '0.8rem', color: 'text.secondary' }}>
      {`${number(words)} palabras · ${number(used)} caracteres`}
      {isNear && (
        <Box component="strong" sx={{ color: isOver ? 'error.main' : 'warning.main', ml: 1 }}>
          {isOver ? `Sobran ${number(-left)} caracteres` : `Quedan ${number(left)} caracteres`}
        </Box>
      )}
      {/* Told as it comes to that, and not at each letter. */}
      <span role="status" style={visuallyHidden}>
        {isOver ? 'El texto es más largo de lo que cabe' : isNear && 'Queda poco lugar para este texto'}
      </span>
    </Box>
  );
}

const wordsIn = ({ state: { doc } }: Editor) => doc.textBetween(0, doc.content.size, '\n').match(/\S+/g)?.length ?? 0;

const number = (value: number) => value.toLocaleString('es-BO');
