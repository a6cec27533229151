import { calloutTones } from '@coop/domain';
import Info from '@mui/icons-material/InfoOutlined';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ToolChoice, ToolMenu } from './ToolMenu';

/** Sets paragraphs apart, changes their tone, or joins them to the others again. */
export function CalloutMenu({ editor }: { editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('callout') });
  const choices = (): ToolChoice[] => [
    ...Object.entries(calloutTones).map(([tono, label]) => ({
      label: `Recuadro: ${label}`,
      run: () =>
        isOn
          ? editor.chain().focus().updateAttributes('callout', { tono }).run()
          : editor.chain().focus().wrapIn('callout', { tono }).run(),
    })),
    ...(isOn ? [{ label: 'Quitar el recuadro', run: () => editor.chain().focus().lift('callout').run() }] : []),
  ];
  return <ToolMenu label="Recuadro" icon={<Info />} isOn={isOn} choices={choices} />;
}
