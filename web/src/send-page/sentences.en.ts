export const en = {
  howToUse:
    'Drag this to your bookmarks, and press it on any recipe. Or take the extension, which does the same on the pages that stop bookmarks.',
  save: 'Save to Sorrel',
  copyAddress: 'Copy its address',
  extension: 'Extension',
  onAPhone: 'In your browser press Share, then Sorrel. It is there once you have added Sorrel to your home screen.',
  drag: 'Drag this to your bookmarks, then press it there on any recipe.',
  copied: 'Copied. Make a new bookmark and paste this as its address.',
  notCopied: 'Your browser did not let us copy. Please drag the button instead.',
  notTaken: 'Sorrel could not take this page. Copy it and paste it into Add a recipe.',
};
