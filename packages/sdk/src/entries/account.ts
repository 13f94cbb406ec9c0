export {
  type AccountCounts,
  type AccountData,
  type AccountDataOptions,
  countAccountData,
  readAccountData,
} from '../account/account-data.ts';
