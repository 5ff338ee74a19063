/** What the extension uses of a browser, the same in Chromium and Firefox. */
export interface Tab {
  id?: number | undefined;
  index: number;
}

export interface BrowserApi {
  action: {
    onClicked: { addListener(listener: (tab: Tab) => void): void };
    setBadgeText(details: { text: string; tabId?: number | undefined }): Promise<void>;
    setTitle(details: { title: string; tabId?: number | undefined }): Promise<void>;
  };
  scripting: {
    executeScript<Result>(injection: {
      target: { tabId: number };
      func: () => Result;
    }): Promise<{ result?: Result | undefined }[]>;
  };
  tabs: { create(properties: { url: string; index: number }): Promise<unknown> };
}
