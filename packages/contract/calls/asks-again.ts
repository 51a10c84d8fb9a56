/**
 * By this header a client says that it sends the same request again, with the same key, where the server answers 409
 * with `Retry-After`. PHP reads it in `Kernel/Request::asksAgain`.
 */
export const ASKS_AGAIN = 'X-Gazetteer-Asks-Again';
