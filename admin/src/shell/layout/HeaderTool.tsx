import { Badge, Button, IconButton, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-admin';

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup' | 'aria-expanded'> & {
  word: string;
  name?: string;
  count?: number;
  hasNews?: boolean;
  isUrgent?: boolean;
  to?: string;
  icon: ReactNode;
};

export function HeaderTool({
  word,
  name = word,
  count = 0,
  hasNews = false,
  isUrgent = false,
  to,
  icon,
  ...button
}: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const link = to ? { component: Link, to } : {};
  if (isWide)
    return (
      <Button {...link} {...button} color="inherit" aria-label={name} sx={{ px: 1.25, flexShrink: 0, minHeight: 40 }}>
        <Badge variant="dot" color="warning" invisible={!hasNews}>
          {word}
        </Badge>
        {count > 0 && (
          <Badge badgeContent={count} color={isUrgent ? 'error' : 'info'} sx={{ ml: 2, mr: 1 }}>
            <span />
          </Badge>
        )}
      </Button>
    );
  return (
    <Tooltip title={name}>
      <IconButton {...link} {...button} color="inherit" aria-label={name}>
        <Badge
          variant={hasNews ? 'dot' : 'standard'}
          badgeContent={hasNews ? 1 : count}
          color={isUrgent ? 'error' : 'info'}
        >
          {icon}
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
