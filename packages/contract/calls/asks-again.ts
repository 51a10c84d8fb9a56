/**
 * With this header a client declares that it repeats a request with the same key after status 409 with `Retry-After`.
 * PHP reads it in `Kernel/Request::asksAgain`.
 */
export const ASKS_AGAIN = 'X-Gazetteer-Asks-Again';
