import 'antd/dist/reset.css';
import { Modal } from 'antd';
import { useState } from 'react';
import { Product } from './product.jsx';

export function Host() {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onCancel={() => setOpen(false)} title="Order" footer={null}>
      <input aria-label="Note" />
      <Product />
    </Modal>
  );
}
