/**
 * The browser's database, opened when it is first needed. It may be blocked, or never answer: another window that keeps an old
 * connection can hold it up for as long as it likes. Then every question fails in time, and nobody waits for it.
 */

const NAME = 'escarmouche';
/** Keys and values in one place, as they have been kept from the first version on. */
const STORE = 'matches';
/** Milliseconds that the database may take to open, and a question to be answered. */
const OPENS = 3_000;
const ANSWERS = 10_000;

/** The store gives no answer, or refuses. */
export class NoStore extends Error {
  override readonly name = 'NoStore';
  /** It may answer yet; else it refused. */
  readonly silent: boolean;

  constructor(line: string, silent = false) {
    super(line);
    this.silent = silent;
  }
}

/** That it was waited for long enough. */
function silence(): NoStore {
  return new NoStore('the store does not answer', true);
}

interface Connection {
  readonly database: Promise<IDBDatabase>;
  /** It did not open in time; it may still. */
  late: boolean;
}

let connection: Connection | null = null;

function noStore(error: unknown): NoStore {
  if (error instanceof NoStore) return error;
  return new NoStore(error instanceof Error ? error.message : 'the store refuses');
}

/** Forgets a connection that is of no use any longer: the next question opens another. */
function forget(which: Connection): void {
  if (connection === which) connection = null;
}

function open(): Connection {
  const database = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  const made: Connection = { database, late: false };
  database.then(
    (db) => {
      made.late = false;
      // Whoever wants to delete the database, or to open a newer one, is not held up by this window.
      db.onversionchange = () => {
        db.close();
        forget(made);
      };
      db.onclose = () => forget(made);
    },
    () => forget(made),
  );
  return made;
}

/** A promise given up after a while. */
function within<T>(milliseconds: number, promise: Promise<T>, late: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late();
      reject(silence());
    }, milliseconds);
    promise.finally(() => clearTimeout(timer)).then(resolve, (error: unknown) => reject(noStore(error)));
  });
}

async function connected(): Promise<IDBDatabase> {
  connection ??= open();
  const mine = connection;
  // It was waited for once: until it opens after all, nobody waits again.
  if (mine.late) throw silence();
  return within(OPENS, mine.database, () => {
    mine.late = true;
  });
}

/**
 * One transaction: all of it is done, or nothing. `work` says what to answer by calling `answer`, at any time before it ends.
 * @throws NoStore, as a rejection, where the store is blocked, full or does not answer in time.
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  first: T,
  work: (store: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T> {
  try {
    const db = await connected();
    let transaction: IDBTransaction;
    try {
      transaction = db.transaction(STORE, mode);
    } catch (error) {
      // The connection was closed under us.
      connection = null;
      throw error;
    }
    let found = first;
    const done = new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(found);
      transaction.onabort = () => reject(transaction.error ?? new NoStore('the store refuses'));
      transaction.onerror = () => reject(transaction.error);
      work(transaction.objectStore(STORE), (value) => {
        found = value;
      });
    });
    return await within(ANSWERS, done, () => transaction.abort());
  } catch (error) {
    throw noStore(error);
  }
}
