import { Box } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { CalloutMenu } from './CalloutMenu';
import { commands } from './commands';
import { DocumentButton } from './DocumentButton';
import { LinkButton } from './LinkButton';
import { PictureButton } from './PictureButton';
import { TableMenu } from './TableMenu';
import { ToolButton } from './ToolButton';
import { useArrows } from './useArrows';
import { VideoButton } from './VideoButton';

type Props = { editor: Editor; section: string; path: string; takesFiles: boolean };

/** What a published text may have, and nothing else. One stop of the Tab key; the arrows go from tool to tool. */
export function Toolbar({ editor, section, path, takesFiles }: Props) {
  const arrows = useArrows();
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      commands.map(({ isOn, isIdle }) => ({ isOn: isOn?.(editor) ?? false, isIdle: isIdle?.(editor) ?? false })),
  });
  return (
    <Box
      {...arrows}
      role="toolbar"
      aria-label="Formato del texto"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {commands.map(({ label, icon, run }, at) => (
        <ToolButton key={label} {...{ label, icon }} {...states[at]} onPress={() => run(editor)} />
      ))}
      <LinkButton editor={editor} />
      {takesFiles && <PictureButton {...{ editor, section, path }} />}
      {takesFiles && <DocumentButton {...{ editor, section, path }} />}
      <VideoButton editor={editor} />
      <TableMenu editor={editor} />
      <CalloutMenu editor={editor} />
    </Box>
  );
}
