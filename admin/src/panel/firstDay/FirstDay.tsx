import { Button, Card, CardContent, Typography } from '@mui/material';
import { useId } from 'react';
import { useFirstDay } from '../../ground/queries/useFirstDay';
import { FirstDayList } from './FirstDayList';

/** What a role does on its first day, until it is done or put aside. */
export function FirstDay() {
  const id = useId();
  const { tasks, isAside, putAside } = useFirstDay();
  if (isAside || tasks.every(({ hecho }) => hecho)) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={id} variant="h3" component="h2">
          Su primer día
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Cada cosa se marca sola cuando la hace. Después sigue en «Ayuda».
        </Typography>
        <FirstDayList tasks={tasks} isWide />
        <Button size="small" onClick={putAside} sx={{ justifySelf: 'start' }}>
          Ya conozco el panel
        </Button>
      </CardContent>
    </Card>
  );
}
