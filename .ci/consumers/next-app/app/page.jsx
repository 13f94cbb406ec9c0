import { Product } from './product.jsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Product />;
}
