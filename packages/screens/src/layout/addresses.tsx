import { createContext, useContext } from 'react';
import { type Addresses, addressesFor } from '../paths/addresses.ts';

const Context = createContext(addressesFor('desktop'));

/** Sets the device whose addresses `useAddresses` returns. Default: desktop. */
export const AddressesProvider = Context.Provider;

export const useAddresses = (): Addresses => useContext(Context);
