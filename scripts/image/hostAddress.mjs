/**
 * This machine's address as containers of Docker's own network reach it: the first of that network. Docker itself says so only from its
 * second start on.
 */
export function hostAddress(docker) {
  const subnet = docker('network', 'inspect', 'bridge', '--format', '{{(index .IPAM.Config 0).Subnet}}');
  return subnet.replace(/\.0\/\d+$/, '.1');
}
