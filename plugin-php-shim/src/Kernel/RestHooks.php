<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;
use Gazetteer\Kernel\Http\Access;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\ReadsMultipart;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\RestRoute;
use Throwable;
use WeakMap;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

/** Gives each REST endpoint its route under the namespace the owner chose. */
final class RestHooks
{
    /** @var WeakMap<WP_REST_Request, array{int, array<array-key, mixed>|null}> Status and body. */
    private WeakMap $answers;

    /** @param Closure(): list<RestRoute> $endpoints */
    public function __construct(private readonly Settings $settings, private readonly Closure $endpoints)
    {
        $this->answers = new WeakMap();
    }

    public function register(): void
    {
        // Here, too, what other code prints is dropped before the answer.
        if (Request::namesRest($this->settings->restNamespace())) {
            ob_start();
        }
        add_action('rest_api_init', $this->registerRoutes(...));
        // After WordPress's own, which still sends headers.
        add_filter('rest_pre_serve_request', $this->serve(...), 100, 3);
    }

    private function registerRoutes(): void
    {
        $endpoints = apply_filters('gazetteer_rest_endpoints', ($this->endpoints)());
        foreach (is_array($endpoints) ? $endpoints : [] as $endpoint) {
            if (!$endpoint instanceof RestRoute) {
                continue;
            }
            register_rest_route($this->settings->restNamespace(), '/' . $endpoint->path(), [
                'methods' => $endpoint->method()->value,
                'callback' => fn (WP_REST_Request $request): WP_REST_Response => $this->respond($endpoint, $request),
                'permission_callback' => fn (): bool => self::admits($endpoint->access()),
                'show_in_index' => false,
            ]);
        }
    }

    private static function admits(Access $access): bool
    {
        return match ($access) {
            Access::Anyone => true,
            Access::Member => is_user_logged_in(),
            Access::Owner => current_user_can('manage_options'),
        };
    }

    private function respond(RestRoute $endpoint, WP_REST_Request $request): WP_REST_Response
    {
        [$status, $body, $retryAfter] = self::answer($endpoint, $request);
        $this->answers[$request] = [$status, $body];

        return new WP_REST_Response($body, $status, $retryAfter > 0 ? ['Retry-After' => (string) $retryAfter] : []);
    }

    /** @return array{int, array<array-key, mixed>|null, int} */
    private static function answer(RestRoute $endpoint, WP_REST_Request $request): array
    {
        try {
            // WordPress lets `_method` in the address turn a GET into a POST.
            if ($endpoint->method() === Method::Post && Request::method() !== 'POST') {
                throw new Refusal(Refusal::METHOD, 405);
            }
            Request::refuseCutOff();
            if ($endpoint instanceof ReadsMultipart && ($request->get_content_type()['value'] ?? '') !== 'multipart/form-data') {
                throw new Refusal(Refusal::MEDIA_TYPE, 415);
            }

            // What the route itself names is not for the body to replace.
            $values = $request->get_url_params() + $request->get_params();
            $input = new Input($values, Uploads::read($request->get_file_params()));
            // Another plugin may have more to say: a payment that is due, or an address to go on to.
            $body = apply_filters('gazetteer_rest_answer', $endpoint->answer($input), $endpoint->path(), $input);

            return [200, is_array($body) ? $body : null, 0];
        } catch (Throwable $thrown) {
            $refusal = RefusalTexts::refusal($thrown);

            return [$refusal->status, [
                'code' => $refusal->refused,
                'message' => RefusalTexts::text($refusal),
                'data' => ['status' => $refusal->status],
            ], $refusal->retryAfter];
        }
    }

    /**
     * Prints our own answers ourselves, as bare as they are: `_envelope`, `_fields` and JSONP change nothing.
     */
    private function serve(bool $served, WP_HTTP_Response $result, WP_REST_Request $request): bool
    {
        $answer = $this->answers[$request] ?? null;
        if ($served || $answer === null) {
            return $served;
        }
        [$status, $body] = $answer;
        JsonResponse::send(JsonResponse::encode($body), $status);

        return true;
    }
}
