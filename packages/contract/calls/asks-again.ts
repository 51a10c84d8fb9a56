/**
 * The client sends this header with a request that it will retry. The server may then answer 409
 * with `Retry-After` if a request with the same key is running. PHP reads the header in
 * `Kernel/Request::asksAgain`.
 */
export const ASKS_AGAIN = 'X-Gazetteer-Asks-Again';
