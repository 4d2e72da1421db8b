/** What the command for the app says, in both languages. */

export const appEn = {
  about: 'serves the app on this computer and opens it',
  after: `
Examples:
  escarmouche app
  escarmouche app --port 8080 --no-open

It answers this computer alone, and goes on until it is stopped (Ctrl+C).`,
  portOption: 'the port it is served on; 0 for any that is free',
  noOpenOption: 'does not open a browser',
  at: (address: string) => `Escarmouche is at ${address} (Ctrl+C stops it)`,
  taken: (port: number, other: number) => `port ${port} is taken; another one: --port ${other}`,
  notBuilt: 'the app is not there: in a clone, `npm run build` makes it',
  notServed: (port: number, why: string) => `cannot serve on port ${port}: ${why}`,
};

export const appFr: typeof appEn = {
  about: 'sert l’application sur cet ordinateur et l’ouvre',
  after: `
Exemples :
  escarmouche app
  escarmouche app --port 8080 --no-open

Elle ne répond qu’à cet ordinateur, jusqu’à ce qu’on l’arrête (Ctrl+C).`,
  portOption: 'le port où elle est servie ; 0 pour un port libre quelconque',
  noOpenOption: 'n’ouvre pas de navigateur',
  at: (address: string) => `Escarmouche est à l’adresse ${address} (Ctrl+C l’arrête)`,
  taken: (port: number, other: number) => `le port ${port} est pris ; un autre : --port ${other}`,
  notBuilt: 'l’application manque : dans un clone, `npm run build` la fabrique',
  notServed: (port: number, why: string) => `le port ${port} ne peut pas servir : ${why}`,
};
