/**
 * The client sends this header with a request that it can retry. If a request with the same key is
 * running, the server may then respond with status 409 and `Retry-After`. PHP reads the header in
 * `Kernel/Request::asksAgain`.
 */
export const ASKS_AGAIN = 'X-Gazetteer-Asks-Again';
