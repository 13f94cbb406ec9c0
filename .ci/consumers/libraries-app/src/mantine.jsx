import '@mantine/core/styles.css';
import { MantineProvider, Modal } from '@mantine/core';
import { useState } from 'react';
import { Product } from './product.jsx';

export function Host() {
  const [open, setOpen] = useState(true);
  const [loginIsOpen, setLoginIsOpen] = useState(false);
  return (
    <MantineProvider>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        closeOnEscape={!loginIsOpen}
        title="Order"
      >
        <input aria-label="Note" />
        <Product onOpenChange={setLoginIsOpen} />
      </Modal>
    </MantineProvider>
  );
}
