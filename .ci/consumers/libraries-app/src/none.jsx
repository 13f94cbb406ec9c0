export { Product as Host } from './product.jsx';
