/** Where the clients are (spec §2); tracked downloads take their place with the download flow. */
export const downloads = {
  windowsAmd: 'https://download.companion.example/beta/amd/CompanionSetup.exe',
  windowsAiPc: 'https://download.companion.example/beta/ai-pc/CompanionSetup.exe',
  mobile: 'https://download.companion.example/mobile',
};
