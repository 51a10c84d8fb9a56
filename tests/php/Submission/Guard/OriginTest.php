<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Guard;

use Closure;
use Gazetteer\Submission\Guard\Origin;
use Gazetteer\Tests\Check;

final class OriginTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $own = ['https://places.example/blog', 'http://places.example:8080'];
        $rows = [
            'its own page' => [['HTTP_ORIGIN' => 'https://places.example'], Origin::Own],
            'its own page, with the port that goes without saying' => [['HTTP_ORIGIN' => 'https://PLACES.example:443'], Origin::Own],
            'the other address of the site' => [['HTTP_ORIGIN' => 'http://places.example:8080'], Origin::Own],
            'another port' => [['HTTP_ORIGIN' => 'https://places.example:8443'], Origin::Foreign],
            'another scheme' => [['HTTP_ORIGIN' => 'http://places.example'], Origin::Foreign],
            'another site' => [['HTTP_ORIGIN' => 'https://evil.example'], Origin::Foreign],
            'a site with this one in its name' => [['HTTP_ORIGIN' => 'https://places.example.evil.example'], Origin::Foreign],
            'a page that hides where it is' => [['HTTP_ORIGIN' => 'null'], Origin::Foreign],
            'a page that hides where it is, in a browser that knows better' => [['HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-origin'], Origin::Own],
            'what the browser says is another site, whatever else it says' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'cross-site'], Origin::Foreign],
            'its own page at the sibling name of the site' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], Origin::Own],
            'a sibling that is none of its own' => [['HTTP_ORIGIN' => 'https://other.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], Origin::Foreign],
            'a subdomain' => [['HTTP_SEC_FETCH_SITE' => 'same-site'], Origin::Foreign],
            'nothing of the kind' => [[], Origin::Unknown],
            'a list' => [['HTTP_ORIGIN' => ['https://places.example']], Origin::Unknown],
        ];
        foreach ($rows as $says => [$server, $origin]) {
            yield "knows {$says}" => static fn () => Check::same($origin, Origin::of($server, $own));
        }
    }
}
