<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Calls;

use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\CachedRoute;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\MultipartOnly;
use Gazetteer\Kernel\Http\PublicRoute;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\Uploads;
use Throwable;
use WeakMap;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

/** Registers the REST endpoints under the namespace that the site owner chose. */
final class RestHooks
{
    /** The beginning of each route of WordPress core. */
    public const OF_WORDPRESS = '/wp/';

    /** @var array<string, true> The paths of the registered routes, as keys. */
    private array $registered = [];

    /**
     * @var WeakMap<WP_REST_Request, array{int, array<array-key, mixed>|null, int}> The HTTP status, the body and the
     *     maximum age of each response.
     */
    private WeakMap $answers;

    public function __construct(private readonly Container $container)
    {
        $this->answers = new WeakMap();
    }

    public function register(): void
    {
        add_filter('rest_pre_dispatch', $this->registerForRequest(...), 0, 3);
        // Run after priority 10, at which WordPress sends the CORS headers.
        add_filter('rest_pre_serve_request', $this->serve(...), 100, 3);
    }

    /**
     * Registers only the plugin's routes that may match this request. Most requests are for core routes and need none.
     */
    private function registerForRequest(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (!str_starts_with($request->get_route(), self::OF_WORDPRESS)) {
            $own = '/' . $this->container->settings()->restNamespace() . '/';
            // The REST index and a batch request need all routes of the plugin.
            $this->registerRoutes(stripos($request->get_route(), $own) === 0 ? substr($request->get_route(), strlen($own)) : '');
        }

        return $answer;
    }

    private function registerRoutes(string $path): void
    {
        $endpoints = Extensions::deprecated('gazetteer_rest_endpoints', $this->container->routes($path), '0.2.0', 'register_rest_route()');
        foreach (is_array($endpoints) ? $endpoints : [] as $endpoint) {
            if (!$endpoint instanceof RestRoute || isset($this->registered[$endpoint->path()])) {
                continue;
            }
            $this->registered[$endpoint->path()] = true;
            register_rest_route($this->container->settings()->restNamespace(), '/' . $endpoint->path(), [[
                'methods' => $endpoint->method()->value,
                'callback' => fn (WP_REST_Request $request): WP_REST_Response => $this->respond($endpoint, $request),
                'permission_callback' => fn (): bool => self::isAllowed($endpoint->capability()),
                'args' => $endpoint->args(),
                'show_in_index' => $endpoint instanceof PublicRoute,
            ]] + ($endpoint instanceof PublicRoute ? ['schema' => $endpoint->schema(...)] : []));
        }
    }

    private static function isAllowed(string $capability): bool
    {
        return $capability === '' || current_user_can($capability);
    }

    private function respond(RestRoute $endpoint, WP_REST_Request $request): WP_REST_Response
    {
        [$status, $body, $retryAfter] = self::answer($endpoint, $request);
        if ($status === 200 && $endpoint instanceof PublicRoute) {
            return RevalidatedResponse::create($request, $body, $endpoint->headers());
        }
        $this->answers[$request] = [$status, $body, $status === 200 && $endpoint instanceof CachedRoute ? $endpoint->maxAge() : 0];

        return new WP_REST_Response($body, $status, $retryAfter > 0 ? ['Retry-After' => (string) $retryAfter] : []);
    }

    /** @return array{int, array<array-key, mixed>|null, int} */
    private static function answer(RestRoute $endpoint, WP_REST_Request $request): array
    {
        try {
            // WordPress treats a GET request with `_method=POST` in the query string as a POST request.
            if ($endpoint->method() === Method::Post && Request::method() !== 'POST') {
                throw new Refusal(Refusal::METHOD, 405);
            }
            Request::refuseCutOff();
            if ($endpoint instanceof MultipartOnly && ($request->get_content_type()['value'] ?? '') !== 'multipart/form-data') {
                throw new Refusal(Refusal::MEDIA_TYPE, 415);
            }

            // The body must not override parameters that are part of the URL.
            $values = $request->get_url_params() + $request->get_params();
            $input = new Input($values, Uploads::read($request->get_file_params()));
            // Filter that adds values to the response, for example a payment that is due or a URL to redirect to.
            $body = Extensions::filter('gazetteer_rest_answer', $endpoint->answer($input), $endpoint->path(), $input);

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

    /** Prints the plugin's response directly, so that `_envelope`, `_fields` and JSONP do not change its format. */
    private function serve(mixed $served, WP_HTTP_Response $result, WP_REST_Request $request): mixed
    {
        $answer = $this->answers[$request] ?? null;
        if ($served || $answer === null) {
            return $served;
        }
        [$status, $body, $maxAge] = $answer;
        JsonResponse::send(JsonResponse::encode($body), $status, maxAge: $maxAge);

        return true;
    }
}
