#!/bin/sh
# /usr/local/bin/cooperativa: una orden con los ajustes y el usuario del servidor: cooperativa respaldar /una/carpeta
programa=backend/dist/startup/$1.js
cd /opt/cooperativa || exit
[ -e "$programa" ] || programa=backend/dist/$1.js
shift
exec runuser -u cooperativa -- node --env-file=/etc/cooperativa.env "$programa" "$@"
