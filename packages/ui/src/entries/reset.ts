import '../theme/reset/index.ts';
