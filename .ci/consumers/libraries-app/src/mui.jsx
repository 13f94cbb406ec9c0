import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { Product } from './product.jsx';

export function Host() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <CssBaseline />
      <Dialog open={open} onClose={() => setOpen(false)} aria-label="Order">
        <input aria-label="Note" />
        <Product />
      </Dialog>
    </>
  );
}
