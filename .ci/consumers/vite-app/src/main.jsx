import { createFakeServices } from '@companion/sdk/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainLogin } from './plain-login.tsx';
import { Product } from './product.jsx';

const isCustom = new URLSearchParams(location.search).has('custom');
const services = createFakeServices();

createRoot(document.getElementById('root')).render(
  <StrictMode>{isCustom ? <PlainLogin services={services} /> : <Product />}</StrictMode>,
);
