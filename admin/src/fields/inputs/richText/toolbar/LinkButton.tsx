import InsertLink from '@mui/icons-material/InsertLink';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { LinkDialog } from './LinkDialog';
import { ToolButton } from './ToolButton';

/** Puts a link on the chosen text, or takes it away. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') });
  const apply = (href: string, title: string) => {
    setOpen(false);
    const chain = editor.chain().focus();
    if (!href) return chain.extendMarkRange('link').unsetLink().run();
    // With nothing chosen to carry it, the link brings the name of where it leads.
    if (editor.state.selection.empty && !isOn)
      return chain
        .insertContent({ type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    return chain.extendMarkRange('link').setLink({ href }).run();
  };
  return (
    <>
      <ToolButton label="Enlace" icon={<InsertLink />} isOn={isOn} onPress={() => setOpen(true)} />
      {isOpen && (
        <LinkDialog initial={editor.getAttributes('link').href ?? ''} onApply={apply} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
