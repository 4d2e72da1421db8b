/** Where the app is served unless another port is given. */
export const USUAL_PORT = 4321;
