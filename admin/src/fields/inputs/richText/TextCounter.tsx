import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type Editor, useEditorState } from '@tiptap/react';

type Props = {
  editor: Editor;
  /** Of the most that the field takes, how much the text takes with its format. */
  used: number;
  max: number;
};

/** From so much on, what is left is said. */
const NEARLY = 0.8;

/** How long the text is, as its readers count; and how much still fits, once that is little. */
export function TextCounter({ editor, used, max }: Props) {
  const counted = useEditorState({ editor, selector: ({ editor }) => countIn(editor) });
  const left = max - used;
  const isNear = used > max * NEARLY;
  const isOver = left < 0;
  return (
    <Box sx={{ px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: '0.8rem', color: 'text.secondary' }}>
      {`${number(counted.words)} palabras · ${number(counted.characters)} caracteres`}
      {isNear && (
        <Box component="strong" sx={{ color: isOver ? 'error.main' : 'warning.main', ml: 1 }}>
          {isOver
            ? `Sobran ${number(-left)} caracteres, contando el formato`
            : `Quedan ${number(left)} caracteres, contando el formato`}
        </Box>
      )}
      {/* Told as it comes to that, and not at each letter. */}
      <span role="status" style={visuallyHidden}>
        {isOver ? 'El texto es más largo de lo que cabe' : isNear && 'Queda poco lugar para este texto'}
      </span>
    </Box>
  );
}

function countIn({ state: { doc } }: Editor) {
  const text = doc.textBetween(0, doc.content.size, '\n');
  return { words: text.match(/\S+/g)?.length ?? 0, characters: text.replace(/\n/g, '').length };
}

const number = (value: number) => value.toLocaleString('es-BO');
