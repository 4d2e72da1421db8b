import { Page } from '../../../app/Page.tsx';

/** Setting up a scenario of Gloomhaven. */
export default function SetupScreen() {
  return <Page title="Gloomhaven">{null}</Page>;
}
